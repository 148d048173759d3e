import { Button, Group } from '@mantine/core'
import { IconTemplate, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { call } from '../kit/call.ts'
import { Empty } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** The template: how a market without a price list begins, and how it gets rid of it. */
export const TemplatePart = ({ onChanged }: { onChanged: () => Promise<unknown> }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const work = useStaffWork()
  const remove = useRemoval()
  const options = { audience: 'admin', market: marketId } as const
  const template = useRoute(shelvesCalls.readTemplate, options)
  const again = () => Promise.all([template.retry(), onChanged()])
  if (template.data?.canBeMade)
    return (
      <Empty
        action={
          <Button
            leftSection={<IconTemplate size={20} aria-hidden />}
            onClick={() =>
              void work(
                () => call(shelvesCalls.makeFromTemplate, options).finally(again),
                t('pricelist.templateMade'),
              )
            }
          >
            {t('pricelist.makeTemplate')}
          </Button>
        }
      >
        {t('pricelist.templateText')}
      </Empty>
    )
  if (!template.data?.canBeRemoved) return null
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() =>
          void remove(t('pricelist.template'), () =>
            call(shelvesCalls.removeTemplate, options).finally(again),
          )
        }
      >
        {t('pricelist.removeTemplate')}
      </Button>
    </Group>
  )
}
