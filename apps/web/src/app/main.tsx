import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '../styles/tokens.css'
import '../styles/base.css'
import { App } from './app.tsx'
import { keepAppOnDevice } from './keep-app-on-device.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)

keepAppOnDevice()
