import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { widthsOf } from '#shared/kit/picture.ts'
import styles from './contact-form.module.css'

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
    <div className={styles.about}>
      {picture && (
        <img className={styles.aboutPicture} src={widthsOf(picture)[0]} width={64} height={64} alt="" />
      )}
      <div>
        <Text size="sm" c="dimmed">
          {t('feedback.about')}
        </Text>
        <Text size="sm" lang={language}>
          {text}
        </Text>
      </div>
    </div>
  )
}
