import { Button, Group } from '@mantine/core'
import { IconTemplate, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../kit/states.tsx'
import { useTemplate } from './use-template.ts'

/** The template: how a market without a price list begins, and how it gets rid of it. */
export const TemplatePart = () => {
  const { t } = useTranslation()
  const { canBeMade, canBeRemoved, make, remove } = useTemplate()
  if (canBeMade)
    return (
      <Empty
        action={
          <Button leftSection={<IconTemplate size={20} aria-hidden />} onClick={make}>
            {t('pricelist.makeTemplate')}
          </Button>
        }
      >
        {t('pricelist.templateText')}
      </Empty>
    )
  if (!canBeRemoved) return null
  return (
    <Group>
      <Button variant="default" leftSection={<IconTrash size={20} aria-hidden />} onClick={remove}>
        {t('pricelist.removeTemplate')}
      </Button>
    </Group>
  )
}
