/** What the till does not take, each with the till's own words. */
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { idText, numberFrom } from '#shared/products/number.ts'
import styles from './till.module.css'
import { type Till, useTillName } from './till-words.ts'

/** The first fifty are answered. */
const MOST = 50

const Product = ({ number, name }: { number: string; name: string }) => {
  const id = numberFrom(number)
  if (!id) return <strong>{name}</strong>
  return (
    <Anchor component={Link} to={`/customers/products/${idText(id)}`} fw={650}>
      {name}
    </Anchor>
  )
}

export const NotTaken = ({ till }: { till: Till }) => {
  const { t } = useTranslation()
  const name = useTillName()(till)
  const { failed } = till
  const count = failed.length
  return (
    <Paper withBorder p="lg" className={styles.notTaken} component="section" aria-labelledby="not-taken">
      <Stack gap="md">
        <div>
          <Title order={2} id="not-taken">
            {count < MOST ? t('till.notTaken', { count }) : t('till.notTakenMore', { count })}
          </Title>
          <Text size="sm">{t('till.notTakenText')}</Text>
        </div>
        <ul className={styles.things}>
          {failed.map(({ product, name: thing, customer, reason }) => (
            <li key={product}>
              <div className={styles.thing}>
                <Product number={product} name={thing} />
                <span>{product}</span>
                <Anchor component={Link} to={`/customers/${customer}`}>
                  {t('till.customer', { number: customer })}
                </Anchor>
              </div>
              {t('till.says', { till: name })} <q>{reason}</q>
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  )
}
