import { Paper, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { priceListCalls } from '#shared/shelves/staff-calls.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { GoneThing } from './gone-thing.tsx'
import { ServiceForm } from './service-form.tsx'
import styles from './staff.module.css'
import { StaffServiceCard } from './staff-service.tsx'
import { ThingPicture } from './thing-picture.tsx'
import { useServices } from './use-price-list.ts'
import { useStaffWork } from './use-staff-work.ts'

/** Width by height of the picture on a card where visitors choose, as in shelves.module.css. */
const SERVICE_SHAPE = 2.75

/** What tenants can buy beside a shelf. */
export const ServicePage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const services = useServices(marketId)
  /** A new form after each that was added. */
  const [added, setAdded] = useState(0)
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
              <StaffServiceCard key={service.id} service={service} />
            ))}
          </ul>
        )}
      </WhenLoaded>
      <Paper withBorder p="lg" className={styles.form} component="section" aria-labelledby="new-service">
        <Stack gap="md">
          <Title order={2} id="new-service">
            {t('pricelist.newService')}
          </Title>
          <ServiceForm key={added} service={undefined} onAdded={() => setAdded(added + 1)} />
        </Stack>
      </Paper>
    </Stack>
  )
}

/** One service: its details and its picture. What it costs with each type stands in the grid of prices. */
export const OneService = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { marketId } = useThisMarket()
  const services = useServices(marketId)
  const work = useStaffWork()
  const service = services.data?.results.find(one => one.id === id)
  const title = service?.name ?? t('pricelist.services')
  const change = (body: { image?: File; removeImage?: boolean }) =>
    work(send => send(priceListCalls.changeService, { params: { id }, body }), t('pricelist.thingSaved'))
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <StepTitle>{title}</StepTitle>
      <WhenLoaded
        of={{ services }}
        empty={() => !service && <GoneThing to="/booking/services" name={t('pricelist.services')} />}
      >
        {() => (
          <Paper withBorder p="lg" className={styles.form}>
            <Stack gap="lg">
              <ServiceForm key={id} service={service} />
              <ThingPicture
                image={service?.image ?? null}
                shape={SERVICE_SHAPE}
                onChoose={image => change({ image })}
                onRemove={() => void change({ removeImage: true })}
              />
            </Stack>
          </Paper>
        )}
      </WhenLoaded>
    </Stack>
  )
}
