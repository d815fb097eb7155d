/** After the button’s own text, as in “Choose a file or drag it here”. */
export const orDrag = <Node>(choose: Node) => [choose, ' or drag it here']
