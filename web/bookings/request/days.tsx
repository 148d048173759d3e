import type { Day } from '#shared/kit/day.ts'
import { useShow } from '../../kit/show.ts'
import styles from './request.module.css'

/** From one day to another, neither of them broken at its hyphens. */
export const Days = ({ first, last }: { first: Day; last: Day }) => {
  const show = useShow()
  return (
    <>
      <span className={styles.whole}>{show.date(first)}</span> –{' '}
      <span className={styles.whole}>{show.date(last)}</span>
    </>
  )
}
