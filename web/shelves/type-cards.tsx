import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconEdit, IconEye, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { priceListCalls, type StaffType } from '#shared/shelves/staff-calls.ts'
import { call } from '../kit/call.ts'
import { percent } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import styles from './staff.module.css'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** The shelf types, also hidden ones. */
export const TypeCards = ({
  types,
  onChanged,
}: {
  types: StaffType[]
  onChanged: () => Promise<unknown>
}) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const remove = useRemoval()
  const work = useStaffWork()
  const optionsOf = (id: string) => ({ audience: 'admin', market: marketId, params: { id } }) as const
  const setActive = ({ id }: StaffType, isActive: boolean) =>
    call(priceListCalls.changeType, { ...optionsOf(id), body: { isActive } })
  const removeType = async (type: StaffType) => {
    const isGone = await remove(
      type.name,
      () => call(priceListCalls.removeType, optionsOf(type.id)),
      type.isActive ? () => setActive(type, false) : undefined,
    )
    if (isGone) await onChanged()
  }
  const showAgain = async (type: StaffType) => {
    if (await work(() => setActive(type, true), t('pricelist.shown', { name: type.name }))) await onChanged()
  }
  return (
    <ul className={styles.types}>
      {types.map(type => (
        <Paper key={type.id} withBorder p="md" component="li">
          <Stack gap="xs">
            <Group gap="xs">
              <Title order={2}>{type.name}</Title>
              {!type.isActive && <Badge color="straw">{t('pricelist.isHidden')}</Badge>}
              {type.isDiscountActive && <Badge color="clay">−{percent(type.discountPercent ?? 0)}</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              {t('pricelist.countShelves', { count: type.shelves })}
              {', '}
              {t('pricelist.countPrices', { count: type.prices })}
            </Text>
            <Group gap="xs">
              <Button
                size="sm"
                variant="default"
                component={Link}
                to={`/booking/types/${type.id}`}
                aria-label={t('pricelist.editNamed', { name: type.name })}
                leftSection={<IconEdit size={20} aria-hidden />}
              >
                {t('pricelist.edit')}
              </Button>
              {!type.isActive && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t('pricelist.showNamed', { name: type.name })}
                  leftSection={<IconEye size={20} aria-hidden />}
                  onClick={() => void showAgain(type)}
                >
                  {t('pricelist.show')}
                </Button>
              )}
              <Button
                size="sm"
                variant="default"
                aria-label={t('pricelist.deleteNamed', { name: type.name })}
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => void removeType(type)}
              >
                {t('pricelist.delete')}
              </Button>
            </Group>
          </Stack>
        </Paper>
      ))}
    </ul>
  )
}
