import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconTemplate, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTemplate } from './use-template.ts'

/** The template on the first evening: begin with it, or throw it away. Nothing once staff go their own way. */
export const TemplateCard = ({ onChanged }: { onChanged: () => Promise<unknown> }) => {
  const { t } = useTranslation()
  const { canBeMade, canBeRemoved, make, remove } = useTemplate(onChanged)
  if (!canBeMade && !canBeRemoved) return null
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="template">
      <Stack gap="sm" align="flex-start">
        <Title order={2} id="template">
          {t('pricelist.template')}
        </Title>
        {canBeMade ? (
          <>
            <Text c="dimmed">{t('pricelist.templateText')}</Text>
            <Button variant="default" leftSection={<IconTemplate size={20} aria-hidden />} onClick={make}>
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
              onClick={remove}
            >
              {t('pricelist.removeTemplate')}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  )
}
