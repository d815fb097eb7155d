export function SheetIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 2.8h9.5L19 7.3v14H5z" />
      <path d="M8.5 11h7v7h-7zM8.5 14.5h7M12 11v7" />
    </svg>
  )
}
