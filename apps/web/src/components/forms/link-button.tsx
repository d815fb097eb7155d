import { Link, type LinkProps } from 'wouter'
import './button.css'

export function LinkButton({
  look = 'primary',
  ...link
}: LinkProps & { look?: 'primary' | 'secondary' | 'quiet' }) {
  return <Link {...link} className={`btn btn--${look}`} />
}
