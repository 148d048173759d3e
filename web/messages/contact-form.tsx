/** Visitors write to the market. */
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCountryCode } from '#shared/kit/country-codes.ts'
import { widthsOf } from '#shared/kit/picture.ts'
import { internationalPhone } from '#shared/markets/phone.ts'
import { feedbackCalls } from '#shared/messages/feedback-calls.ts'
import { call } from '../kit/call.ts'
import dialog from '../kit/dialogs.module.css'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { Notice } from '../kit/notice.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './contact-form.module.css'

interface AboutPost {
  id: string
  text: string
  picture: string | null
}

const About = ({ post: { text, picture } }: { post: AboutPost }) => {
  const { t } = useTranslation()
  const { language } = useThisMarket()
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

/** A number of the market's country; any other with its country's prefix. */
const phoneIn = (phone: string, country: string): string | undefined =>
  isCountryCode(country) ? internationalPhone(phone, country) : undefined

interface ContactFormProps {
  /** The post of the social feed that the visitor asks about. */
  about?: AboutPost
  /** The visitor is done, or has thought better of it. */
  onClose: () => void
}

export const ContactForm = ({ about, onClose }: ContactFormProps) => {
  const { t } = useTranslation()
  const { marketId, visualName, supportCountry } = useThisMarket()
  const [isSent, setSent] = useState(false)
  const form = useRouteForm({
    route: feedbackCalls.writeToMarket,
    initial: { name: '', email: '', phone: '', notes: '' },
    labels: {
      name: t('feedback.name'),
      email: t('feedback.email'),
      phone: t('feedback.phone'),
      notes: t('feedback.notes'),
    },
    body: ({ phone, ...typed }) => ({
      ...typed,
      phone: phoneIn(phone, supportCountry) ?? phone,
      marketId,
      ...(about ? { instagramMediaId: about.id } : {}),
    }),
    check: ({ phone }): Record<string, string> =>
      !phone || phoneIn(phone, supportCountry) ? {} : { phone: 'invalid_phone' },
    send: body => call(feedbackCalls.writeToMarket, { audience: 'open', market: marketId, body }),
    busy: t('feedback.sending'),
    onDone: () => setSent(true),
  })
  const isTyped = form.isChanged() && !isSent
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('feedback.title', { name: visualName })}
      centered
      classNames={dialog}
      radius="lg"
      padding="lg"
      closeOnClickOutside={!isTyped}
      closeOnEscape={!isTyped}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {isSent ? (
        <Stack gap="md">
          <Notice color="shelf" role="status" title={t('feedback.sentTitle')} takesFocus>
            <Text size="sm">{t('feedback.sentText', { email: form.typed.email })}</Text>
          </Notice>
          <Group>
            <Button onClick={onClose}>{t('kit.close')}</Button>
          </Group>
        </Stack>
      ) : (
        <Form form={form}>
          {about && <About post={about} />}
          <TextInput {...form.field('name')} autoComplete="name" data-autofocus />
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
          <TextInput {...form.field('phone')} type="tel" autoComplete="tel" />
          <Textarea {...form.field('notes')} autosize minRows={4} />
          <Group>
            <Button type="submit" leftSection={<IconSend size={20} aria-hidden />}>
              {t('feedback.send')}
            </Button>
          </Group>
        </Form>
      )}
    </Modal>
  )
}
