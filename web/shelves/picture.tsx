import { IconBooks } from '@tabler/icons-react'
import styles from './shelves.module.css'

/** The picture of a card, or a quiet shelf where there is none. The name beside it says what it is. */
export const Picture = ({ url, isSmall = false }: { url: string | null; isSmall?: boolean }) =>
  url ? (
    <img className={`${styles.picture} ${isSmall ? styles.small : ''}`} src={url} alt="" loading="lazy" />
  ) : (
    <div className={`${styles.placeholder} ${isSmall ? styles.small : ''}`}>
      <IconBooks size={40} stroke={1.3} aria-hidden />
    </div>
  )
