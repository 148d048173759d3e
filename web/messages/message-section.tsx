import { useTranslation } from 'react-i18next'
import { Section } from '../kit/frame/section-bar.tsx'

/** The messages, those over the limit of a day, and those that were put away. */
export const MessageSection = () => {
  const { t } = useTranslation()
  return (
    <Section
      label={t('staff.messages')}
      links={[
        { to: '/messages', label: t('staff.messages'), isWhole: true },
        { to: '/messages/over', label: t('staff.messagesOver') },
        { to: '/messages/archived', label: t('staff.archive') },
      ]}
    />
  )
}
