/** Why the camera shows no picture, in words, and another try. Its texts are those of goods. */
import { Button, Text } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'
import type { CameraTrouble } from './use-camera.ts'

export const NoPicture = ({ trouble, again }: { trouble: CameraTrouble; again: () => void }) => {
  const { t } = useTranslation()
  const words = {
    refused: t('goods.cameraRefused'),
    none: t('goods.cameraNone'),
    busy: t('goods.cameraBusy'),
    noReader: t('goods.cameraNoReader'),
  }
  return (
    <Notice icon={IconCameraOff} title={t('goods.noPicture')}>
      <Text size="sm">{words[trouble]}</Text>
      {trouble !== 'none' && (
        <Button size="sm" variant="default" onClick={again}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </Notice>
  )
}
