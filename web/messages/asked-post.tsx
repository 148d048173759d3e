import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PostCard } from '../feeds/post-card.tsx'

export interface AboutPost {
  id: string
  text: string
  picture: string | null
  /** Of the text. */
  language: string
}

/** Shows which post a visitor asks about. */
export const AskedPost = ({ post: { text, picture, language } }: { post: AboutPost }) => {
  const { t } = useTranslation()
  return (
    <PostCard title={t('feedback.about')} picture={picture}>
      <Text size="sm" lang={language}>
        {text}
      </Text>
    </PostCard>
  )
}
