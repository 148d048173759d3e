import { Fragment } from 'react'
import type { Card } from './column.ts'
import styles from './list.module.css'
import { RowLink } from './row-link.tsx'
import type { Selection } from './selection.ts'
import { SelectionBox } from './selection-box.tsx'

interface ListCardsProps<Row> {
  /** What the list is of. */
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  card: (row: Row) => Card
  /** The page of a row. The whole card leads there. */
  linkTo?: (row: Row) => string
  selection?: Selection<Row>
}

/** The rows on a phone: a short card each. */
export const ListCards = <Row,>({ label, rows, rowKey, card, linkTo, selection }: ListCardsProps<Row>) => (
  <ul className={styles.cards} aria-label={label}>
    {rows.map(row => {
      const { name, end, details, status } = card(row)
      return (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.ends}>
            {linkTo ? (
              <RowLink to={linkTo(row)} className={styles.whole}>
                {name}
              </RowLink>
            ) : (
              <strong>{name}</strong>
            )}
            {end && <span>{end}</span>}
            {selection && (
              <span className={styles.above}>
                <SelectionBox selection={selection} id={rowKey(row)} row={row} />
              </span>
            )}
          </div>
          <div className={styles.details}>
            {details.map((detail, at) => (
              <Fragment key={detail}>
                {at > 0 && ' · '}
                <span>{detail}</span>
              </Fragment>
            ))}
          </div>
          {status && <div className={styles.status}>{status}</div>}
        </li>
      )
    })}
  </ul>
)
