/** One picture or video of a post. */
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { srcSetOf } from '#shared/kit/picture.ts'
import { useThisMarket } from '../markets/market.ts'
import styles from './post.module.css'
import { Video } from './video.tsx'

export interface MediaItem {
  id: string
  picture: string | null
  video: string | null
}

export const Media = ({ item: { picture, video }, name }: { item: MediaItem; name: string }) => {
  const { t } = useTranslation()
  const { language } = useThisMarket()
  if (video) return <Video src={video} poster={picture} name={name} />
  if (!picture) return <Text c="dimmed">{t('feed.onlyThere')}</Text>
  return (
    <img
      className={styles.media}
      src={picture}
      srcSet={srcSetOf(picture)}
      sizes="(min-width: 48em) 34rem, calc(100vw - 4rem)"
      alt={name}
      lang={language}
    />
  )
}
