import type { ComponentProps, MouseEvent } from 'react'
import './button.css'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonProps = ComponentProps<'button'> & {
  look?: Look
  size?: 'lg' | 'sm'
  block?: boolean
  busy?: boolean
  busyLabel?: string
}

/** The label has its own element: beside a text that a page translator replaced, React can insert nothing. */
export function Button({
  look = 'primary',
  size,
  block = false,
  busy = false,
  busyLabel,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = ['btn', `btn--${look}`, size && `btn--${size}`, block && 'btn--block', className]
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy && <span className="spinner" />}
      <span className="btn__in">{busy && busyLabel ? busyLabel : children}</span>
    </button>
  )
}

/** A square button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} className={`btn btn--icon ${className}`} aria-label={label}>
      {children}
    </button>
  )
}
