import { VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Marks a link that opens in a new tab, for eyes and for screen readers. */
export const NewTab = () => {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      <IconExternalLink size={16} aria-hidden style={{ verticalAlign: '-0.15em' }} />
      <VisuallyHidden> {t('kit.newTab')}</VisuallyHidden>
    </>
  )
}
