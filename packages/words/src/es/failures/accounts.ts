import type * as en from '../../en/failures/accounts.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  accounts: {
    'not-signed-in': 'Primero inicia sesión.',
    'session-expired': 'Tu sesión terminó. Inicia sesión de nuevo.',
    'students-only': 'El acceso al cuestionario es solo para estudiantes.',
    'admins-only': 'La creación de cuestionarios es solo para docentes.',
    'wrong-pair': 'El correo o la contraseña no son correctos.',
    'device-logged-out': 'La sesión de este dispositivo ya está cerrada.',
    'reset-link': 'Este enlace ya no funciona. Cada enlace sirve una vez y durante una hora; pide otro.',
    'email-taken': 'Ya existe una cuenta con este correo. Inicia sesión con ella.',
    'account-deleted': 'Esta cuenta está eliminada.',
    'too-many-messages': 'Ya enviaste 1000 mensajes, el máximo que se guarda por cuenta. Este no se envió.',
    'no-colleague': 'Esta persona no tiene ningún rol en el cuestionario.',
    'too-many-colleagues': ({ most }) =>
      `Un cuestionario se puede compartir con ${most} personas como máximo, contando las invitaciones.`,
    'too-many-invitations': ({ most }) =>
      `Puedes enviar como máximo ${most} invitaciones al día. Inténtalo mañana.`,
    'invited-too-often': 'Este correo ya recibió demasiadas invitaciones hoy. Inténtalo mañana.',
    'invitation-link':
      'Esta invitación no funciona aquí. Sirve una vez, durante 14 días, con el correo que la recibió.',
    'colleague-full':
      'La cuenta de la otra persona no admite otro cuestionario: el límite es de 10.000 cuestionarios y 200 MB de preguntas.',
  },
}
