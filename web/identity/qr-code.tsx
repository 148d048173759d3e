import { create } from 'qrcode'
import styles from './account.module.css'

/** Blank modules around a code, so that a camera finds it. */
const MARGIN = 4

/** Draws a text as a QR code. The picture is a path, because the page's policy need not allow anything for it then. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data).flatMap((isDark, at) =>
    isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  )
  const side = size + 2 * MARGIN
  return (
    <svg
      className={styles.qr}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  )
}
