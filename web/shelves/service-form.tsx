import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconDeviceFloppy, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { priceListCalls, type StaffService } from '#shared/shelves/staff-calls.ts'
import { asFields } from '../kit/form/as-fields.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { OfferFields } from './offer-fields.tsx'
import { EMPTIED, useOfferForm } from './use-offer-form.ts'

interface ServiceFormProps {
  /** Undefined for a new one. */
  service: StaffService | undefined
  onAdded?: () => void
}

/** What a service is called, what it usually costs, and the offer on it. */
export const ServiceForm = ({ service, onAdded }: ServiceFormProps) => {
  const { t } = useTranslation()
  const { fieldsOf, priceOf, ...offer } = useOfferForm(service)
  const form = useRouteForm({
    route: service ? priceListCalls.changeService : priceListCalls.addService,
    ...offer,
    initial: { ...offer.initial, price: service ? priceOf(service) : '' },
    labels: { ...offer.labels, price: t('pricelist.usualPrice') },
    ...(service && { version: service.version }),
    send: (body, send) =>
      asFields(
        service
          ? send(priceListCalls.changeService, {
              params: { id: service.id },
              body: { ...EMPTIED, ...body },
            })
          : send(priceListCalls.addService, { body: body as { name: string; price: string } }),
        fieldsOf,
      ),
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone: onAdded,
  })
  return (
    <GuardedForm form={form} draft={`service ${service?.id ?? 'new'}`}>
      <Stack gap="md">
        <TextInput {...form.field('name')} maxLength={80} />
        <TextInput {...form.field('price')} inputMode="decimal" description={t('pricelist.usualPriceText')} />
        <Textarea {...form.field('description')} autosize minRows={2} maxLength={500} />
        <OfferFields field={form.field} day={form.day} />
        <Checkbox {...form.box('isActive')} description={t('pricelist.isShownText')} />
        <Group>
          <Button
            type="submit"
            leftSection={
              service ? <IconDeviceFloppy size={20} aria-hidden /> : <IconPlus size={20} aria-hidden />
            }
          >
            {service ? t('pricelist.save') : t('pricelist.addService')}
          </Button>
        </Group>
      </Stack>
    </GuardedForm>
  )
}
