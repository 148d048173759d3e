import { IconBooks } from '@tabler/icons-react'
import { srcSetOf } from '#shared/kit/picture.ts'
import styles from './shelves.module.css'

/**
 * How wide the whole picture is: on cards of three or two columns, on a phone, and as a thumbnail. A phone shows a narrow
 * part of it, cropped from a picture that is as tall as the card.
 */
const SIZES = {
  type: '(min-width: 62em) 22rem, (min-width: 48em) calc(50vw - 2rem), 24rem',
  service: '(min-width: 62em) 22rem, (min-width: 48em) calc(50vw - 2rem), 20rem',
  thumb: '7.5rem',
}

interface PictureProps {
  url: string | null
  of: keyof typeof SIZES
}

/**
 * The picture of a card, or a drawn shelf without one. It has no alt text, because the name is beside it. The style
 * sheets crop it, so `width` and `height` only keep its place until they have loaded.
 */
export const Picture = ({ url, of }: PictureProps) => {
  if (!url)
    return (
      <div className={`${styles.picture} ${styles.placeholder}`}>
        <IconBooks size={40} stroke={1.3} aria-hidden />
      </div>
    )
  const srcSet = srcSetOf(url)
  return (
    <img
      className={styles.picture}
      src={url}
      srcSet={srcSet}
      sizes={srcSet && SIZES[of]}
      width={480}
      height={250}
      alt=""
      loading="lazy"
    />
  )
}
