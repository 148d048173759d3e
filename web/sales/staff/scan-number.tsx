/** The camera reads the label of a thing that is at hand. */
import { Button, Text } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idText, numberFrom } from '#shared/products/number.ts'
import { NoPicture } from '../../products/scan/no-picture.tsx'
import { useCamera } from '../../products/scan/use-camera.ts'
import styles from './clearing.module.css'

interface ScanProps {
  onFound: (product: string) => void
}

const Picture = ({ onFound }: ScanProps) => {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const { trouble, isOn, again } = useCamera(video, async codes => {
    const id = codes.map(numberFrom).find(one => one !== undefined)
    if (id) onFound(idText(id))
  })
  if (trouble) return <NoPicture trouble={trouble} again={again} />
  return (
    <div className={styles.picture}>
      <Text size="sm">{isOn ? t('clearing.scanLead') : t('goods.cameraStarts')}</Text>
      <video ref={video} muted playsInline aria-label={t('goods.cameraPicture')} />
    </div>
  )
}

export const ScanNumber = ({ onFound }: ScanProps) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const found = (product: string) => {
    setIsOpen(false)
    onFound(product)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBarcode size={20} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('clearing.scan')}
      </Button>
      {isOpen && <Picture onFound={found} />}
    </>
  )
}
