import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore, IconHeadset, IconLogin2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ANSWERS } from '#shared/markets/answers.ts'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { PageTitle } from '../kit/page.tsx'
import styles from './home.module.css'
import type { OperatorContact } from './market.ts'
import { Stores } from './stores.tsx'

interface CardProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

const Card = ({ icon, title, text, children }: CardProps) => (
  <Paper withBorder p="lg" component="section" className={styles.card}>
    <span className={styles.icon}>{icon}</span>
    <Title order={2}>{title}</Title>
    <Text className={styles.text}>{text}</Text>
    {children}
  </Paper>
)

/** The product's home page: for tenants, administrators, and questions to the operator. */
export const Home = ({ WriteUs }: { WriteUs: OperatorContact }) => {
  const { t } = useTranslation()
  return (
    <PageFrame href="/" contact={<WriteUs label={t('home.writeUs')} isLink />}>
      <PageTitle>{t('home.title')}</PageTitle>
      <Stack gap="xl">
        <Stack gap="sm" className={styles.hero}>
          <Title order={1}>{t('home.title')}</Title>
          <Text size="lg">{t('home.text')}</Text>
        </Stack>
        <div className={styles.cards}>
          <Card
            icon={<IconBuildingStore size={20} aria-hidden />}
            title={t('home.forCustomers')}
            text={ANSWERS.sales ? t('home.forCustomersSales') : t('home.forCustomersText')}
          >
            <Button component="a" href="#stores">
              {t('markets.findStores')}
            </Button>
          </Card>
          <Card
            icon={<IconLogin2 size={20} aria-hidden />}
            title={t('home.forAdmins')}
            text={t('home.forAdminsText')}
          >
            <Button component="a" href="/admin_section#/login" variant="default">
              {t('home.adminLogIn')}
            </Button>
            <Anchor href="/admin_section#/register">{t('home.openShop')}</Anchor>
          </Card>
          <Card
            icon={<IconHeadset size={20} aria-hidden />}
            title={t('home.provider')}
            text={t('home.providerText')}
          >
            <WriteUs label={t('home.writeUs')} />
          </Card>
        </div>
        <Stores />
      </Stack>
    </PageFrame>
  )
}
