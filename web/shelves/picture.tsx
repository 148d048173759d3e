import { IconBooks } from '@tabler/icons-react'
import styles from './shelves.module.css'

/** The picture of a card, or a drawn shelf without one. It has no alt text, because the name is beside it. */
export const Picture = ({ url, isSmall = false }: { url: string | null; isSmall?: boolean }) =>
  url ? (
    <img className={`${styles.picture} ${isSmall ? styles.small : ''}`} src={url} alt="" loading="lazy" />
  ) : (
    <div className={`${styles.placeholder} ${isSmall ? styles.small : ''}`}>
      <IconBooks size={40} stroke={1.3} aria-hidden />
    </div>
  )
