/** Asks the friend for a name and a phone number, and takes the booking over, or declines it. */
import { Anchor, Button, Checkbox, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { visitorsHandOverCalls } from '#shared/bookings/visitors-hand-over-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { hasCode } from '../../kit/failure.ts'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { NewTab } from '../../kit/new-tab.tsx'
import { notify, tellFailure, textOfCode } from '../../kit/notify.ts'
import { hasTerms, termsOf, useThisMarket } from '../../markets/market.ts'

/** A booking as the friend sees it who is asked to take it over. */
export type Offered = Answer<typeof visitorsHandOverCalls.readHandOver>

interface AcceptFormProps {
  token: string
  offered: Offered
  onEnd: (end: 'accepted' | 'declined') => void
  isOver: (thrown: unknown) => boolean
  /** The booking is another than was read: it is read again. */
  onOutdated: () => void
}

const useDecline = ({ token, offered, onEnd, isOver, onOutdated }: AcceptFormProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const act = useAct()
  return async () => {
    const options = { audience: 'anonymous', market: marketId, body: { token } } as const
    const declined = await act(send => send(visitorsHandOverCalls.declineHandOver, options), {
      ask: {
        title: t('handover.declineTitle'),
        text: t('handover.declineText', { from: offered.from }),
        action: t('handover.decline'),
      },
      busy: t('handover.declining'),
      refused: { any: failure => (isOver(failure) ? onOutdated() : tellFailure(failure)) },
    })
    if (declined) onEnd('declined')
  }
}

const useAccept = ({ token, offered, onEnd, isOver, onOutdated }: AcceptFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const market = useThisMarket()
  const { shelf, dateStart, dateEnd } = offered
  const form = useRouteForm({
    route: visitorsHandOverCalls.acceptHandOver,
    initial: { name: '', phone: '', termsAccepted: !hasTerms(market) },
    labels: {
      name: t('handover.name'),
      phone: t('handover.phone'),
      termsAccepted: t('handover.agree'),
    },
    body: typed => ({ ...typed, token, language, seen: { shelf: shelf.id, dateStart, dateEnd } }),
    send: (body, send) =>
      send(visitorsHandOverCalls.acceptHandOver, { audience: 'anonymous', market: market.marketId, body }),
    refused: failure => {
      const hasChanged = hasCode(failure, 'hand_over_changed')
      if (!hasChanged && !isOver(failure)) return undefined
      if (hasChanged) notify('warning', textOfCode('hand_over_changed'))
      onOutdated()
      return {}
    },
    onDone: () => onEnd('accepted'),
    textOf: (field, code) =>
      field === 'termsAccepted' && code === 'required' ? t('handover.agreeFirst') : undefined,
    busy: t('handover.accepting'),
  })
  return { form, market }
}

export const AcceptForm = (props: AcceptFormProps) => {
  const { t } = useTranslation()
  const { form, market } = useAccept(props)
  const decline = useDecline(props)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="yours">
      <Title order={2} id="yours" mb="sm">
        {t('handover.yours')}
      </Title>
      <GuardedForm form={form} draft={`take over ${props.offered.shelf.id} ${props.offered.dateStart}`}>
        <TextInput {...form.field('name')} autoComplete="name" />
        <TextInput {...form.field('phone')} type="tel" autoComplete="tel" />
        <Text size="sm" c="dimmed">
          {t('handover.mailsGoTo', { email: props.offered.email })}
        </Text>
        {hasTerms(market) && (
          <div>
            <Checkbox {...form.box('termsAccepted')} label={t('handover.agree')} />
            <Anchor href={termsOf(market.marketId)} target="_blank" rel="noreferrer" size="sm">
              {t('handover.readTerms')}
              <NewTab />
            </Anchor>
          </div>
        )}
        <Group gap="sm">
          <Button type="submit" size="lg" leftSection={<IconCheck size={20} aria-hidden />}>
            {t('handover.accept')}
          </Button>
          <Button
            size="lg"
            variant="subtle"
            leftSection={<IconX size={20} aria-hidden />}
            onClick={() => void decline()}
          >
            {t('handover.decline')}
          </Button>
        </Group>
      </GuardedForm>
    </Paper>
  )
}
