import { Button } from '../../../components/forms/button.tsx'

/** How much of a long download has come, with a way out of it. Nothing for a quick one. */
export function DownloadProgress({
  progress,
  onCancel,
}: {
  progress: { isLong: boolean; share: number } | undefined
  onCancel: () => void
}) {
  if (!progress?.isLong) return null
  // How long the file will be is an estimate, so the bar is not full before the file is there.
  const percent = Math.min(99, Math.floor(progress.share * 100))
  return (
    <div className="downloads__progress">
      <progress max={100} value={percent} aria-label="Download" />
      <span className="muted sm">{percent}%</span>
      <Button look="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
