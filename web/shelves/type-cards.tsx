import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconEdit, IconEye, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { priceListCalls, type StaffType } from '#shared/shelves/staff-calls.ts'
import type { Send } from '../kit/calls/caller.tsx'
import { IfMay } from '../kit/rights/if-may.tsx'
import { percent } from '../kit/show.ts'
import styles from './staff.module.css'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** The shelf types, also hidden ones. */
export const TypeCards = ({ types }: { types: StaffType[] }) => {
  const { t } = useTranslation()
  const remove = useRemoval()
  const work = useStaffWork()
  const setActive = (id: string, isActive: boolean) => (send: Send) =>
    send(priceListCalls.changeType, { params: { id }, body: { isActive } })
  const removeType = ({ id, name, isActive }: StaffType) =>
    remove(
      name,
      send => send(priceListCalls.removeType, { params: { id } }),
      isActive ? setActive(id, false) : undefined,
    )
  return (
    <ul className={styles.types}>
      {types.map(type => (
        <Paper key={type.id} withBorder p="md" component="li">
          <Stack gap="xs">
            <Group gap="xs">
              <Title order={2}>{type.name}</Title>
              {!type.isActive && <Badge color="straw">{t('pricelist.isHidden')}</Badge>}
              {type.isDiscountActive && (
                <Badge color="clay">{`−${percent(type.discountPercent ?? 0)}`}</Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {t('pricelist.countShelves', { count: type.shelves })}
              {', '}
              {t('pricelist.countPrices', { count: type.prices })}
            </Text>
            <IfMay right="serve">
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
                    onClick={() =>
                      void work(setActive(type.id, true), t('pricelist.shown', { name: type.name }))
                    }
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
            </IfMay>
          </Stack>
        </Paper>
      ))}
    </ul>
  )
}
