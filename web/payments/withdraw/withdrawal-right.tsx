/** The instruction on the right of withdrawal, to be read before the contract (Directive 2011/83, Article 6(1)(h)). */
import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { INSTRUCTION_TEXTS, shopOf } from '#shared/payments/instruction-texts.ts'
import { useLanguage } from '../../i18n/language.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useThisMarket } from '../../markets/market.ts'
import styles from './withdraw.module.css'

export const WithdrawalRight = () => {
  const market = useThisMarket()
  const say = INSTRUCTION_TEXTS[useLanguage()]
  const shop = shopOf(market)
  return (
    <div className={styles.page}>
      <PageTitle>{say.title}</PageTitle>
      <Stack gap="md">
        <StepTitle>{say.title}</StepTitle>
        {[say.rightBefore, say.howOnPage(shop), say.effects, say.wishBefore].map(text => (
          <Text key={text}>{text}</Text>
        ))}
        <Button component={Link} to={`/${market.marketId}/withdraw`} variant="default">
          {say.button}
        </Button>
      </Stack>
      <Paper withBorder p="lg" component="section">
        <Stack gap="sm">
          <Title order={2}>{say.formTitle}</Title>
          {[say.formOnly, say.formTo(shop), ...say.form].map(text => (
            <Text key={text} className={styles.form}>
              {text}
            </Text>
          ))}
        </Stack>
      </Paper>
    </div>
  )
}
