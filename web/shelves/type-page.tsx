import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { priceListCalls } from '#shared/shelves/staff-calls.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { LockedUnless } from '../kit/rights/if-may.tsx'
import { useMayDo } from '../kit/rights/may.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { HistoryPanel } from '../markets/history/panel.tsx'
import { useThisMarket } from '../markets/market.ts'
import { GoneThing } from './gone-thing.tsx'
import styles from './staff.module.css'
import { ThingPicture } from './thing-picture.tsx'
import { TypeForm } from './type-form.tsx'
import { useTypes } from './use-price-list.ts'
import { useStaffWork } from './use-staff-work.ts'

/** Width by height of the picture on a card where visitors choose, as in shelves.module.css. */
const TYPE_SHAPE = 1.92

/** The details of one shelf type, or of a new one: the first of two steps. */
export const TypePage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { marketId } = useThisMarket()
  const types = useTypes(marketId)
  const work = useStaffWork()
  const type = types.data?.results.find(one => one.id === id)
  const isNew = id === 'new'
  const may = useMayDo()
  const title = isNew ? t('pricelist.newType') : (type?.name ?? t('pricelist.type'))
  const change = (body: { image?: File; removeImage?: boolean }) =>
    work(send => send(priceListCalls.changeType, { params: { id }, body }), t('pricelist.thingSaved'))
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <Group justify="space-between" className={styles.form}>
        <StepTitle>{title}</StepTitle>
        {type && (
          <Button
            variant="default"
            component={Link}
            to={`/booking/types/${id}/prices`}
            leftSection={<IconCash size={20} aria-hidden />}
          >
            {t('pricelist.itsPrices')}
          </Button>
        )}
      </Group>
      {isNew && may('own') && <Text c="dimmed">{t('pricelist.stepOne')}</Text>}
      <WhenLoaded
        of={{ types }}
        empty={() => !type && !isNew && <GoneThing to="/booking/types" name={t('pricelist.prices')} />}
      >
        {() => (
          <Paper withBorder p="lg" className={styles.form}>
            <LockedUnless right="serve">
              <Stack gap="lg">
                <TypeForm key={id} type={type} />
                {type && (
                  <ThingPicture
                    image={type.image}
                    shape={TYPE_SHAPE}
                    onChoose={image => change({ image })}
                    onRemove={() => void change({ removeImage: true })}
                  />
                )}
              </Stack>
            </LockedUnless>
          </Paper>
        )}
      </WhenLoaded>
      {type && <HistoryPanel kind="shelf-type" id={type.id} />}
    </Stack>
  )
}
