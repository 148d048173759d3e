/** Visitors write to a market, or to the operator of the deployment. */
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { wrongPhone } from '#shared/markets/phone.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { feedbackCalls } from '#shared/messages/feedback-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../kit/call.ts'
import { DialogFrame } from '../kit/dialog/dialog-frame.tsx'
import { firstPhoneCountry } from '../kit/form/first-phone-country.ts'
import { Form } from '../kit/form/form.tsx'
import { PhoneFields } from '../kit/form/phone-fields.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { APP_NAME } from '../kit/frame/footer.tsx'
import { Notice } from '../kit/notice.tsx'
import { useDeployment } from '../markets/deployment.ts'
import type { WrittenFor } from '../markets/market.ts'
import { type AboutPost, AskedPost } from './asked-post.tsx'
import { personToken } from './person-token.ts'

/** Who is written to. */
export type Recipient =
  | Pick<VisitorsMarket, 'marketId' | 'visualName' | 'supportCountry' | 'phoneCountries' | 'supportPhone'>
  | 'operator'

/** The country of phone numbers where no market says which. */
const COUNTRY_OF = { da: 'dk', de: 'de', en: 'gb' } as const satisfies Record<string, CountryCode>

const useContactForm = (
  to: Recipient,
  about: AboutPost | undefined,
  written: WrittenFor | undefined,
  onDone: (detail: string) => void,
) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { recaptcha } = useDeployment().data ?? {}
  const answered = useRef('')
  return useRouteForm({
    route: feedbackCalls.writeToOperator,
    initial: {
      name: written?.name ?? '',
      email: written?.email ?? '',
      country:
        to === 'operator'
          ? (COUNTRY_OF[language] as string)
          : firstPhoneCountry(to.supportCountry, to.phoneCountries),
      phone: '',
      notes: written?.notes ?? '',
    },
    labels: {
      name: t('feedback.name'),
      email: t('feedback.email'),
      country: t('feedback.country'),
      phone: t('feedback.phone'),
      notes: t('feedback.notes'),
    },
    check: ({ phone, country }): Record<string, string> => {
      const wrong = phone && wrongPhone(phone, country, to === 'operator' ? [] : to.phoneCountries)
      return wrong ? { phone: wrong } : {}
    },
    send: async typed => {
      const body = { ...typed, ...(recaptcha && { grecaptchaToken: await personToken(recaptcha) }) }
      const answer = await (to === 'operator'
        ? call(feedbackCalls.writeToOperator, { audience: 'open', body })
        : call(feedbackCalls.writeToMarket, {
            audience: 'open',
            market: to.marketId,
            body: { ...body, marketId: to.marketId, ...(about && { instagramMediaId: about.id }) },
          }))
      answered.current = answer.detail
      return answer
    },
    busy: t('feedback.sending'),
    onDone: () => onDone(answered.current),
  })
}

interface ContactFormProps {
  to: Recipient
  /** The post of the social feed that the visitor asks about. */
  about?: AboutPost
  /** What the form begins with. */
  written?: WrittenFor
  /** The visitor is done, or has thought better of it. */
  onClose: () => void
}

/** The market got more messages than it reads in a day. */
const Kept = ({ phone }: { phone: string }) => {
  const { t } = useTranslation()
  return (
    <Notice color="straw" role="status" title={t('feedback.keptTitle')} takesFocus>
      <Text size="sm">{t('feedback.keptText')}</Text>
      {phone && <Text size="sm">{t('feedback.call', { phone })}</Text>}
    </Notice>
  )
}

export const ContactForm = ({ to, about, written, onClose }: ContactFormProps) => {
  const { t } = useTranslation()
  const [sent, setSent] = useState<string>()
  const form = useContactForm(to, about, written, setSent)
  const isTyped = form.isChanged() && !sent
  const { email } = form.typed
  return (
    <DialogFrame
      onClose={onClose}
      title={t('feedback.title', { name: to === 'operator' ? APP_NAME : to.visualName })}
      isTyped={isTyped}
    >
      {sent ? (
        <Stack gap="md">
          {sent === 'feedback_kept' && to !== 'operator' ? (
            <Kept phone={to.supportPhone} />
          ) : (
            <Notice color="shelf" role="status" title={t('feedback.sentTitle')} takesFocus>
              <Text size="sm">
                {to === 'operator' ? t('feedback.weAnswer', { email }) : t('feedback.sentText', { email })}
              </Text>
            </Notice>
          )}
          <Group>
            <Button onClick={onClose}>{t('kit.close')}</Button>
          </Group>
        </Stack>
      ) : (
        <Form form={form}>
          {about && <AskedPost post={about} />}
          <TextInput {...form.field('name')} autoComplete="name" data-autofocus />
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
          <PhoneFields
            country={form.field('country')}
            phone={form.field('phone')}
            allowed={to === 'operator' ? undefined : to.phoneCountries}
          />
          <Textarea {...form.field('notes')} autosize minRows={4} />
          <Group>
            <Button type="submit" leftSection={<IconSend size={20} aria-hidden />}>
              {t('feedback.send')}
            </Button>
          </Group>
        </Form>
      )}
    </DialogFrame>
  )
}
