import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '../kit/later.tsx'

const ContactForm = later(
  ['customers', 'feedback', 'fields'],
  async () => (await import('../messages/contact-form.tsx')).ContactForm,
)

/** Opens the form by which a visitor writes to the market. Its code loads when it is asked for. */
export const ContactButton = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessage size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('markets.write')}
      </Button>
      {isOpen && <ContactForm instead={null} onClose={() => setOpen(false)} />}
    </>
  )
}
