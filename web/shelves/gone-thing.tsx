import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Empty } from '../kit/states.tsx'

/** Stands where somebody else has deleted what the address names. `to`: the list that it was in. */
export const GoneThing = ({ to, name }: { to: string; name: string }) => {
  const { t } = useTranslation()
  return (
    <Empty
      action={
        <Button component={Link} to={to}>
          {name}
        </Button>
      }
    >
      {t('pricelist.gone')}
    </Empty>
  )
}
