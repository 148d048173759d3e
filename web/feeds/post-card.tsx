import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { widthsOf } from '#shared/kit/picture.ts'
import styles from './post-card.module.css'

interface PostCardProps {
  /** What the post has to do with the screen. */
  title: string
  picture: string | null | undefined
  children: ReactNode
}

/** A post in short: its picture, and its first words. */
export const PostCard = ({ title, picture, children }: PostCardProps) => (
  <div className={styles.card}>
    {picture && <img className={styles.picture} src={widthsOf(picture)[0]} width={72} height={72} alt="" />}
    <div>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      {children}
    </div>
  </div>
)
