import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconHome } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../page.tsx'
import { PageFrame } from './page-frame.tsx'

export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <PageFrame href="/" width="text">
      <PageTitle>{t('missing.notFound')}</PageTitle>
      <Stack gap="md" align="flex-start">
        <Title order={1}>{t('missing.uhOh')}</Title>
        <Text size="lg">{t('missing.notFound')}</Text>
        <Group>
          {window.history.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={20} aria-hidden />}
              onClick={() => window.history.back()}
            >
              {t('kit.back')}
            </Button>
          )}
          <Button component="a" href="/" leftSection={<IconHome size={20} aria-hidden />}>
            {t('missing.goHome')}
          </Button>
        </Group>
      </Stack>
    </PageFrame>
  )
}
