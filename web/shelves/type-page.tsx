import { Button, Checkbox, Group, Paper, Stack, Textarea, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { priceListCalls, type StaffType } from '#shared/shelves/staff-calls.ts'
import { call } from '../kit/call.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { shrunk } from '../kit/shrink.ts'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { HistoryPanel } from '../markets/history/panel.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './staff.module.css'
import { ThingPicture } from './thing-picture.tsx'
import { useTypes } from './use-price-list.ts'
import { useStaffWork } from './use-staff-work.ts'

interface TypeFormProps {
  /** Undefined for a new one. */
  type: StaffType | undefined
  onSaved: () => Promise<unknown>
}

const TypeForm = ({ type, onSaved }: TypeFormProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { marketId } = useThisMarket()
  const options = { audience: 'admin', market: marketId } as const
  const form = useRouteForm({
    route: type ? priceListCalls.changeType : priceListCalls.addType,
    initial: {
      name: type?.name ?? '',
      description: type?.description ?? '',
      discountPercent: type?.discountPercent ?? '',
      isActive: type?.isActive ?? true,
    },
    version: type?.version,
    labels: {
      name: t('pricelist.name'),
      description: t('pricelist.description'),
      discountPercent: t('pricelist.discountPercent'),
      isActive: t('pricelist.isShown'),
    },
    send: body =>
      type
        ? call(priceListCalls.changeType, {
            ...options,
            params: { id: type.id },
            // A field that was emptied is not in the body, and must be emptied.
            body: { description: '', discountPercent: '', ...body },
          })
        : call(priceListCalls.addType, { ...options, body: body as { name: string } }),
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone: () => {
      void onSaved()
      if (!type) void navigate('/booking/types')
    },
  })
  return (
    <GuardedForm form={form}>
      <Stack gap="md">
        <TextInput {...form.field('name')} maxLength={80} />
        <Textarea {...form.field('description')} autosize minRows={2} maxLength={500} />
        <TextInput {...form.field('discountPercent')} inputMode="numeric" />
        <Checkbox {...form.box('isActive')} description={t('pricelist.isShownText')} />
        <Group>
          <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
            {t('pricelist.save')}
          </Button>
        </Group>
      </Stack>
    </GuardedForm>
  )
}

/** The details of one shelf type, or of a new one: the first of two steps. Its prices are in the grid. */
export const TypePage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { marketId } = useThisMarket()
  const types = useTypes(marketId)
  const work = useStaffWork()
  const type = types.data?.results.find(one => one.id === id)
  const title = id === 'new' ? t('pricelist.newType') : (type?.name ?? t('pricelist.type'))
  const change = async (body: { image?: File; removeImage?: boolean }) => {
    const options = { audience: 'admin', market: marketId, params: { id } } as const
    await work(
      () => call(priceListCalls.changeType, { ...options, body }).finally(types.retry),
      t('pricelist.thingSaved'),
    )
  }
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <StepTitle>{title}</StepTitle>
      <WhenLoaded of={{ types }}>
        {() =>
          type || id === 'new' ? (
            <Paper withBorder p="lg" className={styles.form}>
              <Stack gap="lg">
                <TypeForm key={id} type={type} onSaved={types.retry} />
                {type && (
                  <ThingPicture
                    image={type.image}
                    onChoose={async file => change({ image: await shrunk(file) })}
                    onRemove={() => void change({ removeImage: true })}
                  />
                )}
              </Stack>
            </Paper>
          ) : (
            <Empty>{t('codes.not_found')}</Empty>
          )
        }
      </WhenLoaded>
      {type && <HistoryPanel kind="shelf-type" id={type.id} />}
    </Stack>
  )
}
