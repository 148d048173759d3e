/** Bars over time. The table below says the same in numbers; a reader who does not see the bars hears what they are. */
import '../../kit/staff-tokens.css'
import { useId } from 'react'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import styles from './plot.module.css'

export interface PlotBar {
  key: string
  /** Below the bar. */
  label: string
  /** From the foot up, as many as there are series. */
  values: readonly number[]
  /** All of it in words, for the pointer. */
  title: string
}

interface PlotProps {
  caption: string
  bars: readonly PlotBar[]
  /** The names of the series; none for a single one. */
  series?: readonly string[]
  /** The top of the scale; otherwise a round number above the highest bar. */
  most?: number
  /** Words for a number of the scale. */
  show: (value: number) => string
}

const HEIGHT = 160
const LINES = 4
const MOST_LABELS = { narrow: 5, wide: 13 }

/** The next of 1, 2, 4, 8 times a power of ten that fits the number and divides into whole lines. */
const roundAbove = (value: number): number => {
  if (value <= LINES) return LINES
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 4, 6, 8, 10].map(one => one * power).find(one => one >= value && one % LINES === 0) ?? value
}

const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

interface BarProps {
  bar: PlotBar
  at: number
  count: number
  top: number
  hatch: string
}

/** The second series is hatched: no colour alone tells them apart. */
const Bar = ({ bar, at, count, top, hatch }: BarProps) => {
  let below = 0
  return (
    <g>
      <title>{bar.title}</title>
      {bar.values.map((value, nth) => {
        const height = (value / top) * HEIGHT
        below += height
        const place = {
          x: `${((at + 0.14) / count) * 100}%`,
          width: `${(0.72 / count) * 100}%`,
          y: HEIGHT - below,
          height,
        }
        // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
        return <rect key={nth} {...place} className={styles.bar} fill={nth ? `url(#${hatch})` : undefined} />
      })}
    </g>
  )
}

export const Plot = ({ caption, bars, series = [], most, show }: PlotProps) => {
  const hatch = useId()
  const isNarrow = useIsNarrow()
  const top = most ?? roundAbove(Math.max(0, ...bars.map(({ values }) => sumOf(values))))
  const every = Math.ceil(bars.length / (isNarrow ? MOST_LABELS.narrow : MOST_LABELS.wide))
  const lines = Array.from({ length: LINES + 1 }, (_, at) => (top * (LINES - at)) / LINES)
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <strong>{caption}</strong>
        {series.map((name, at) => (
          <span key={name} className={styles.key}>
            <svg width="16" height="12" aria-hidden="true">
              <rect width="16" height="12" className={styles.bar} fill={at ? `url(#${hatch})` : undefined} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <div className={styles.frame} role="img" aria-label={caption}>
        <div className={styles.scale} aria-hidden>
          {lines.map(value => (
            <span key={value}>{show(value)}</span>
          ))}
        </div>
        <div className={styles.field}>
          <svg width="100%" height={HEIGHT + 1} aria-hidden="true">
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" className={styles.hatchGround} />
              <rect width="2" height="6" className={styles.hatchLine} />
            </pattern>
            {lines.map((value, at) => {
              const y = Math.round((HEIGHT * at) / LINES) + 0.5
              return <line key={value} className={styles.line} x1="0" x2="100%" y1={y} y2={y} />
            })}
            {bars.map((bar, at) => (
              <Bar key={bar.key} bar={bar} at={at} count={bars.length} top={top} hatch={hatch} />
            ))}
          </svg>
          <div className={styles.labels} aria-hidden>
            {bars.map(({ key, label }, at) =>
              at % every === 0 ? (
                <span key={key} style={{ left: `${((at + 0.5) / bars.length) * 100}%` }}>
                  {label}
                </span>
              ) : null,
            )}
          </div>
        </div>
      </div>
    </figure>
  )
}
