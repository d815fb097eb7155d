import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import './field.css'

/** A text field as high as its text. Uses a script where CSS `field-sizing` is not supported. */
export function GrowingTextArea(props: ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    if (element.scrollHeight <= element.clientHeight) return
    const borders = element.offsetHeight - element.clientHeight
    element.style.blockSize = `${element.scrollHeight + borders}px`
  }, [props.value])
  return <textarea {...props} ref={field} />
}
