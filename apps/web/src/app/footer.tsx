import { type ChangeEvent, useState } from 'react'
import { Link } from 'wouter'
import { studentPaths } from '../lib/student-paths.ts'
import { safeStorage } from '../lib/device/storage.ts'
import './footer.css'

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer__in">
        <span>Quizly</span>
        <Link to={studentPaths.about}>About Us</Link>
        <Link to={studentPaths.contact}>Contact Us</Link>
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
    <label className="footer__theme">
      Appearance{' '}
      <select value={theme} onChange={choose}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  )
}
