// Before the first paint, so that nothing flashes.
try {
  const { theme } = localStorage
  if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme
} catch {
  // Storage is forbidden.
}
