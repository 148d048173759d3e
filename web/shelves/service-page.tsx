import { Badge, Button, Group, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { IconEye, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { typedAmount } from '#shared/shelves/price-grid.ts'
import { priceListCalls, type StaffService } from '#shared/shelves/staff-calls.ts'
import { call } from '../kit/call.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useShow } from '../kit/show.ts'
import { shrunk } from '../kit/shrink.ts'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './staff.module.css'
import { ThingPicture } from './thing-picture.tsx'
import { useServices } from './use-price-list.ts'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

const NewService = ({ onSaved }: { onSaved: () => Promise<unknown> }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const form = useRouteForm({
    route: priceListCalls.addService,
    initial: { name: '', price: '', description: '' },
    labels: {
      name: t('pricelist.name'),
      price: t('pricelist.usualPrice'),
      description: t('pricelist.description'),
    },
    body: typed => ({ ...typed, price: typed.price && (typedAmount(typed.price) ?? typed.price) }),
    send: body => call(priceListCalls.addService, { audience: 'admin', market: marketId, body }),
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone: () => void onSaved(),
  })
  return (
    <Paper withBorder p="lg" className={styles.form} component="section" aria-labelledby="new-service">
      <Stack gap="md">
        <Title order={2} id="new-service">
          {t('pricelist.newService')}
        </Title>
        <GuardedForm form={form}>
          <Stack gap="md">
            <TextInput {...form.field('name')} maxLength={80} />
            <TextInput {...form.field('price')} inputMode="decimal" />
            <Textarea {...form.field('description')} autosize minRows={2} maxLength={500} />
            <Group>
              <Button type="submit" leftSection={<IconPlus size={20} aria-hidden />}>
                {t('pricelist.addService')}
              </Button>
            </Group>
          </Stack>
        </GuardedForm>
      </Stack>
    </Paper>
  )
}

const ServiceCard = ({
  service,
  onChanged,
}: {
  service: StaffService
  onChanged: () => Promise<unknown>
}) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, currencyCode } = useThisMarket()
  const work = useStaffWork()
  const remove = useRemoval()
  const { id, name, isActive } = service
  const options = { audience: 'admin', market: marketId, params: { id } } as const
  const send = (body: { isActive?: boolean; image?: File; removeImage?: boolean }) =>
    call(priceListCalls.changeService, { ...options, body })
  const change = async (...body: Parameters<typeof send>) => {
    await work(() => send(...body).finally(onChanged), t('pricelist.thingSaved'))
  }
  const removeService = async () => {
    const isGone = await remove(
      name,
      () => call(priceListCalls.removeService, options),
      isActive ? () => send({ isActive: false }) : undefined,
    )
    if (isGone) await onChanged()
  }
  return (
    <Paper withBorder p="md" component="li">
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={2}>{name}</Title>
          {!isActive && <Badge color="straw">{t('pricelist.isHidden')}</Badge>}
        </Group>
        <Text>{show.money(service.price, currencyCode)}</Text>
        <Text size="sm" c="dimmed">
          {t('pricelist.countTypes', { count: service.types })}
        </Text>
        <ThingPicture
          image={service.image}
          onChoose={async file => change({ image: await shrunk(file) })}
          onRemove={() => void change({ removeImage: true })}
        />
        <Group gap="xs">
          <Button
            size="sm"
            variant="default"
            aria-label={isActive ? t('pricelist.hideNamed', { name }) : t('pricelist.showNamed', { name })}
            leftSection={isActive ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
            onClick={() => void change({ isActive: !isActive })}
          >
            {isActive ? t('pricelist.hide') : t('pricelist.show')}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={t('pricelist.deleteNamed', { name })}
            leftSection={<IconTrash size={20} aria-hidden />}
            onClick={() => void removeService()}
          >
            {t('pricelist.delete')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

/** What tenants can buy beside a shelf. */
export const ServicePage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const services = useServices(marketId)
  return (
    <Stack gap="md">
      <PageTitle>{t('pricelist.services')}</PageTitle>
      <StepTitle>{t('pricelist.services')}</StepTitle>
      <WhenLoaded
        of={{ services }}
        empty={({ services: { results } }) => !results.length && <Empty>{t('pricelist.noServices')}</Empty>}
      >
        {data => (
          <ul className={styles.types}>
            {data.services.results.map(service => (
              <ServiceCard key={service.id} service={service} onChanged={services.retry} />
            ))}
          </ul>
        )}
      </WhenLoaded>
      <NewService key={services.data?.results.length} onSaved={services.retry} />
    </Stack>
  )
}
