import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconArrowRight, IconDeviceFloppy } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { priceListCalls, type StaffType } from '#shared/shelves/staff-calls.ts'
import { call } from '../kit/call.ts'
import { asFields } from '../kit/form/as-fields.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useThisMarket } from '../markets/market.ts'
import { OfferFields } from './offer-fields.tsx'
import { EMPTIED, useOfferForm } from './use-offer-form.ts'

interface TypeFormProps {
  /** Undefined for a new one. */
  type: StaffType | undefined
  onSaved: () => Promise<unknown>
}

/** The details of a shelf type. A new one leads on to its prices, the second step. */
export const TypeForm = ({ type, onSaved }: TypeFormProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { marketId } = useThisMarket()
  const made = useRef('')
  const { fieldsOf, priceOf: _, ...offer } = useOfferForm(type)
  const options = { audience: 'admin', market: marketId } as const
  const form = useRouteForm({
    route: type ? priceListCalls.changeType : priceListCalls.addType,
    ...offer,
    ...(type && { version: type.version }),
    send: body =>
      asFields(
        type
          ? call(priceListCalls.changeType, {
              ...options,
              params: { id: type.id },
              body: { ...EMPTIED, ...body },
            })
          : call(priceListCalls.addType, { ...options, body: body as { name: string } }),
        answered => {
          made.current = answered.id
          return fieldsOf(answered)
        },
      ),
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone: () => {
      void onSaved()
      if (!type) void navigate(`/booking/types/${made.current}/prices`)
    },
  })
  return (
    <GuardedForm form={form} draft={`shelf type ${type?.id ?? 'new'}`}>
      <Stack gap="md">
        <TextInput {...form.field('name')} maxLength={80} />
        <Textarea {...form.field('description')} autosize minRows={2} maxLength={500} />
        <OfferFields field={form.field} day={form.day} />
        <Checkbox {...form.box('isActive')} description={t('pricelist.isShownText')} />
        <Group>
          <Button
            type="submit"
            leftSection={
              type ? <IconDeviceFloppy size={20} aria-hidden /> : <IconArrowRight size={20} aria-hidden />
            }
          >
            {type ? t('pricelist.save') : t('pricelist.saveAndPrices')}
          </Button>
        </Group>
      </Stack>
    </GuardedForm>
  )
}
