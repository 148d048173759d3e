import { Button, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { Main } from '../page.tsx'

/** Not in i18n, because this appears when those texts could not be loaded. */
const WORDS: Record<Language, { text: string; action: string }> = {
  da: { text: 'Siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.', action: 'Prøv igen' },
  de: {
    text: 'Die Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    action: 'Noch einmal versuchen',
  },
  en: { text: 'The page could not be loaded. Check your connection and try again.', action: 'Try again' },
}

/** Replaces the whole page when the texts could not be loaded. */
export const Unreachable = () => (
  <Main width="text">
    <Stack gap="lg" role="alert">
      {LANGUAGES.map(language => (
        <Stack key={language} gap="xs" align="flex-start" lang={language}>
          <Text>{WORDS[language].text}</Text>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={() => window.location.reload()}
          >
            {WORDS[language].action}
          </Button>
        </Stack>
      ))}
    </Stack>
  </Main>
)
