import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconArrowRight, IconDeviceFloppy } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { priceListCalls, type StaffType } from '#shared/shelves/staff-calls.ts'
import { asFields } from '../kit/form/as-fields.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { LockedUnless } from '../kit/rights/if-may.tsx'
import { useMayDo } from '../kit/rights/may.ts'
import { OfferFields } from './offer-fields.tsx'
import { EMPTIED, useOfferForm } from './use-offer-form.ts'

/** The details of a shelf type. A new one leads on to its prices, the second step. `type`: undefined for a new one. */
export const TypeForm = ({ type }: { type: StaffType | undefined }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leadsToPrices = useMayDo()('own') && !type
  const made = useRef('')
  const { fieldsOf, priceOf: _, ...offer } = useOfferForm(type)
  const form = useRouteForm({
    route: type ? priceListCalls.changeType : priceListCalls.addType,
    ...offer,
    ...(type && { version: type.version }),
    send: (body, send) =>
      asFields(
        type
          ? send(priceListCalls.changeType, {
              params: { id: type.id },
              body: { ...EMPTIED, ...body },
            })
          : send(priceListCalls.addType, { body: body as { name: string } }),
        answered => {
          made.current = answered.id
          return fieldsOf(answered)
        },
      ),
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone: () => {
      if (!type) void navigate(leadsToPrices ? `/booking/types/${made.current}/prices` : '/booking/types')
    },
  })
  return (
    <GuardedForm form={form} draft={`shelf type ${type?.id ?? 'new'}`}>
      <Stack gap="md">
        <TextInput {...form.field('name')} maxLength={80} />
        <Textarea {...form.field('description')} autosize minRows={2} maxLength={500} />
        <LockedUnless right="own">
          <OfferFields field={form.field} day={form.day} />
        </LockedUnless>
        <Checkbox {...form.box('isActive')} description={t('pricelist.isShownText')} />
        <Group>
          <Button
            type="submit"
            leftSection={
              leadsToPrices ? (
                <IconArrowRight size={20} aria-hidden />
              ) : (
                <IconDeviceFloppy size={20} aria-hidden />
              )
            }
          >
            {leadsToPrices ? t('pricelist.saveAndPrices') : t('pricelist.save')}
          </Button>
        </Group>
      </Stack>
    </GuardedForm>
  )
}
