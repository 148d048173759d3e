import { IconBooks } from '@tabler/icons-react'
import styles from './shelves.module.css'

/** The picture of a card, or a drawn shelf without one. It has no alt text, because the name is beside it. */
export const Picture = ({ url }: { url: string | null }) =>
  url ? (
    <img className={styles.picture} src={url} alt="" loading="lazy" />
  ) : (
    <div className={`${styles.picture} ${styles.placeholder}`}>
      <IconBooks size={40} stroke={1.3} aria-hidden />
    </div>
  )
