try {
  const { theme } = localStorage
  if (/light|dark/.test(theme)) document.documentElement.dataset.theme = theme
} catch {
  //
}
