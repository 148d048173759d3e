import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconTemplate, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { call } from '../kit/call.ts'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** The template on the first evening: begin with it, or throw it away. Nothing once staff go their own way. */
export const TemplateCard = ({ onChanged }: { onChanged: () => Promise<unknown> }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const work = useStaffWork()
  const remove = useRemoval()
  const options = { audience: 'admin', market: marketId } as const
  const { data, retry } = useRoute(shelvesCalls.readTemplate, options)
  const again = () => Promise.all([retry(), onChanged()])
  if (!data?.canBeMade && !data?.canBeRemoved) return null
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="template">
      <Stack gap="sm" align="flex-start">
        <Title order={2} id="template">
          {t('pricelist.template')}
        </Title>
        {data.canBeMade ? (
          <>
            <Text c="dimmed">{t('pricelist.templateText')}</Text>
            <Button
              variant="default"
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
          </>
        ) : (
          <>
            <Text c="dimmed">{t('ready.templateText')}</Text>
            <Button
              variant="default"
              color="berry"
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={() =>
                void remove(t('pricelist.template'), () =>
                  call(shelvesCalls.removeTemplate, options).finally(again),
                )
              }
            >
              {t('pricelist.removeTemplate')}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  )
}
