import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconEdit, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { srcSetOf } from '#shared/kit/picture.ts'
import { priceListCalls, type StaffService } from '#shared/shelves/staff-calls.ts'
import type { Send } from '../kit/calls/caller.tsx'
import { percent, useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import styles from './staff.module.css'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** A service as staff see it in the list: what it costs, whether it can be booked, and the way to change it. */
export const StaffServiceCard = ({ service }: { service: StaffService }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const work = useStaffWork()
  const remove = useRemoval()
  const { id, name, isActive, image } = service
  const setActive = (wanted: boolean) => (send: Send) =>
    send(priceListCalls.changeService, { params: { id }, body: { isActive: wanted } })
  const change = () =>
    work(setActive(!isActive), isActive ? t('pricelist.hidden', { name }) : t('pricelist.shown', { name }))
  const removeService = () =>
    remove(
      name,
      send => send(priceListCalls.removeService, { params: { id } }),
      isActive ? setActive(false) : undefined,
    )
  return (
    <Paper withBorder p="md" component="li">
      <Stack gap="xs">
        {image && (
          <img className={styles.picture} src={image} srcSet={srcSetOf(image)} sizes="20rem" alt="" />
        )}
        <Group gap="xs">
          <Title order={2}>{name}</Title>
          {!isActive && <Badge color="straw">{t('pricelist.isHidden')}</Badge>}
          {service.isDiscountActive && (
            <Badge color="clay">{`−${percent(service.discountPercent ?? 0)}`}</Badge>
          )}
        </Group>
        <Text>{show.money(service.price, currencyCode)}</Text>
        <Text size="sm" c="dimmed">
          {t('pricelist.countTypes', { count: service.types })}
        </Text>
        <Group gap="xs">
          <Button
            size="sm"
            variant="default"
            component={Link}
            to={`/booking/services/${id}`}
            aria-label={t('pricelist.editNamed', { name })}
            leftSection={<IconEdit size={20} aria-hidden />}
          >
            {t('pricelist.edit')}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={isActive ? t('pricelist.hideNamed', { name }) : t('pricelist.showNamed', { name })}
            leftSection={isActive ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
            onClick={() => void change()}
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
