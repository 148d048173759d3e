import { Anchor, Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from '../kit/later.tsx'
import type { WrittenFor } from '../markets/market.ts'
import type { Recipient } from './contact-form.tsx'

const ContactForm = later(
  ['customers', 'feedback'],
  async () => (await import('./contact-form.tsx')).ContactForm,
)

interface ContactButtonProps {
  /** The market, or the operator of the deployment. */
  to: Recipient
  label: string
  /** Looks like a link, as in the footer. */
  isLink?: boolean | undefined
  /** What the form begins with. */
  written?: WrittenFor | undefined
}

/** Opens the form by which a visitor writes to somebody. Its code loads when it is asked for. */
export const ContactButton = ({ to, label, isLink, written }: ContactButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isLink ? (
        <Anchor component="button" type="button" c="inherit" td="underline" onClick={open}>
          {label}
        </Anchor>
      ) : (
        <Button variant="default" leftSection={<IconMessage size={20} aria-hidden />} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <ContactForm
          instead={null}
          to={to}
          {...(written ? { written } : {})}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
