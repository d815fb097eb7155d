import { act, createElement, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Whether React warns of what is not in `act`. Tests without this hook wait for React themselves. */
const warnOutsideAct = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn })

/**
 * Runs a hook in a component of its own, with `beside` next to it on the page, until the test is over. The
 * test's file asks for a page by `@vitest-environment happy-dom`.
 */
export function renderHook<Props, Result>(useIt: (props: Props) => Result, first: Props, beside?: ReactNode) {
  warnOutsideAct(true)
  const results: Result[] = []
  function Host({ props }: { props: Props }) {
    results.push(useIt(props))
    return null
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const render = (props: Props) =>
    act(() => root.render(createElement(Fragment, null, createElement(Host, { props }), beside)))
  function leave() {
    act(() => root.unmount())
    container.remove()
  }
  render(first)
  onTestFinished(() => {
    leave()
    warnOutsideAct(false)
  })
  return {
    container,
    /** What the hook has returned last. */
    result(): Result {
      const last = results.at(-1)
      if (last === undefined) throw new Error('The hook has not run')
      return last
    },
    render,
    leave,
  }
}
