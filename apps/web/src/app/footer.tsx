import { type ChangeEvent, useState } from 'react'
import { Link } from 'wouter'
import { studentPaths } from '../lib/student-paths.ts'
import { safeStorage } from '../lib/device/storage.ts'
import { footer as footerWords, navigation as navigationWords } from '@quizly/words/student.ts'
import { LanguageChoice } from '../components/forms/language-choice.tsx'
import './footer.css'

/** `isShort`: below what has a bar of its own, such as a quiz that runs. */
export function Footer({ isShort }: { isShort: boolean }) {
  if (isShort)
    return (
      <footer className="footer">
        <div className="wrap footer__in">
          <LanguageChoice />
        </div>
      </footer>
    )
  return (
    <footer className="footer">
      <div className="wrap footer__in">
        <span>Quizly</span>
        <Link to={studentPaths.about}>{navigationWords.about}</Link>
        <Link to={studentPaths.contact}>{navigationWords.contact}</Link>
        <LanguageChoice />
        <AppearanceChoice />
      </div>
    </footer>
  )
}

const storage = safeStorage('localStorage')

/** Light, dark, or the system's choice. On later pages `index.html` applies it before the first paint. */
function AppearanceChoice() {
  const [theme, setTheme] = useState(() => storage.get('theme') ?? 'system')
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    setTheme(target.value)
    if (target.value === 'system') {
      storage.remove('theme')
      delete document.documentElement.dataset['theme']
    } else {
      storage.set('theme', target.value)
      document.documentElement.dataset['theme'] = target.value
    }
  }
  return (
    <label className="language-choice">
      {footerWords.appearance}{' '}
      <select value={theme} onChange={choose}>
        <option value="system">{footerWords.system}</option>
        <option value="light">{footerWords.light}</option>
        <option value="dark">{footerWords.dark}</option>
      </select>
    </label>
  )
}
